// Runs before the page is painted, so that it never flashes in the wrong theme.
try {
  const settings = JSON.parse(localStorage.getItem("bocage.settings") || "{}");
  if (settings.theme === "light" || settings.theme === "dark") {
    document.documentElement.dataset.theme = settings.theme;
  }
} catch {
  // Without storage, or with a broken one, the system's theme is right.
}
