/** Puts the focus on the page's content, where what held it has gone. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
