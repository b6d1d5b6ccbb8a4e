export const commentsContracts = {}
