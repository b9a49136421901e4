/** The path of an address: `/products` of `/products?page=2`. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/s, '')
