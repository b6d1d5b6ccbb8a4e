export const billingProfileKey = (advertiserId: string) => ['billing-profile', advertiserId]

export const NO_ADDRESS = { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' }
