export const searchContracts = {}
