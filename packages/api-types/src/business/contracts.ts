export const businessContracts = {}
