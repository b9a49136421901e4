/** The pattern of the HTML standard for e-mail addresses. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
export const isEmail = (value: string): boolean => email.test(value)

/**
 * An e-mail address without the spaces around it, which come along when it is copied. Control and direction
 * characters and other white space stay, so that `isEmail` refuses them: an address is never mended silently.
 */
export const withoutSpacesAround = (value: string): string => value.replaceAll(/^ +| +$/g, '')
