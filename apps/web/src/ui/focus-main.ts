/** Puts the focus on the page's content where what held it has gone. */
export function focusMain(): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
