export const mediaContracts = {}
