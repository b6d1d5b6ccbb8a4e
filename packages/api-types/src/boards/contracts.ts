export const boardsContracts = {}
