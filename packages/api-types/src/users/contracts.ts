export const usersContracts = {}
