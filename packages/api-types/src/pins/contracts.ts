export const pinsContracts = {}
