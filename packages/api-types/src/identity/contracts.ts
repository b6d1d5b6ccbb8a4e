export const identityContracts = {}
