/** Takes the data that came with the page out of it where it holds a secret. */
export function forgetInPage(secret: string): void {
  for (const element of document.querySelectorAll('script[type="application/json"]')) {
    if (element.textContent.includes(secret)) element.remove()
  }
}
