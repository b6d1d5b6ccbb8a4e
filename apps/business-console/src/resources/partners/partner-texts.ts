export const DELETE_TEXTS = {
  button: 'resources.partners.delete.button',
  title: 'resources.partners.delete.title',
  content: 'resources.partners.delete.content',
  done: 'resources.partners.delete.done',
  confirm: 'resources.partners.delete.confirm',
}
