// The worker in which bots think: the same module as the page, so that the page never waits.
import init, { think } from "./{glue}";

const ready = init({ module_or_path: new URL("./{module}", import.meta.url) });
// The page hears of what is thrown outside of promises only.
ready.catch((why) => setTimeout(() => { throw why; }));
onmessage = async (event) => {
  await ready;
  const [ticket, question] = event.data;
  try {
    postMessage([ticket, think(question)]);
  } catch {
    // What panicked must not be asked again; the page asks somebody else.
    postMessage([ticket, null]);
  }
};
