export const feedsContracts = {}
