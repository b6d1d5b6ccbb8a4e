/** A sign-in script as a search company serves it: it knows who is logged in at the provider. */
export const oneTapScript = (issuer: string): string => `
window.google = { accounts: { id: (() => {
  let options
  const answer = (select_by) =>
    fetch('${issuer}/gsi/token?' + new URLSearchParams({ client_id: options.client_id, nonce: options.nonce }), { credentials: 'include' })
      .then((response) => response.text())
      .then((credential) => { if (credential) options.callback({ credential, select_by }) })
  return {
    initialize(given) { options = given },
    prompt() { answer('auto') },
    cancel() {},
    renderButton(parent) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Sign in with one tap'
      button.addEventListener('click', () => answer('btn'))
      parent.replaceChildren(button)
    },
  }
})() } }
`
