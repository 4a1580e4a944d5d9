// The worker in which bots think: the same module as the page, so that the page never waits.
import init, { think } from "./{glue}";

const ready = init({ module_or_path: new URL("./{module}", import.meta.url) });
onmessage = async (event) => {
  await ready;
  const [ticket, question] = event.data;
  postMessage([ticket, think(question)]);
};
