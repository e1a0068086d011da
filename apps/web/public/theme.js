// Runs before the first paint, so that a chosen theme never flashes. src/ui/theme.ts writes the same key.
try {
  const choice = localStorage.getItem('everbond.theme')
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice
} catch {
  // Storage can be forbidden: the page then follows the device.
}
