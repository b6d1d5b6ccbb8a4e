export const followsContracts = {}
