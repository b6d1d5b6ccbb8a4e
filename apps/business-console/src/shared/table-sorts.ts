/** How lists are sorted at first. */
export const BY_NAME = { field: 'name', order: 'ASC' } as const
export const BY_FULL_NAME = { field: 'full_name', order: 'ASC' } as const
