import {
  contentProps,
  cookiesProps,
  menuProps,
  minimumOrderProps,
  pageProps,
  type SchemaNode,
  shippingProps,
  theme,
} from '@vitrine/schemas'

/** What is stored beside sections, and has no versions of its own. */
export const lockedRecords: Readonly<Record<string, SchemaNode>> = {
  page: pageProps,
  menu: menuProps,
  cookies: cookiesProps,
  shipping: shippingProps,
  minimumOrder: minimumOrderProps,
  theme,
  ...contentProps,
}
