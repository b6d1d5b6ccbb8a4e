export const messages = {
  'textMessage.code': '{code} is your {site} code. Do not share it.',
}
