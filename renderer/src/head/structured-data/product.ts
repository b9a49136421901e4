import type { ProductProps } from '@vitrine/schemas'
import { currencyDecimals, decimalOf } from '@vitrine/schemas/format'
import type { StructuredDataFacts, Thing } from './facts.ts'

/** Minor units as a decimal number: 1250 of EUR → `12.50`, of JPY → `1250` (R121). */
function decimal(minor: number, currency: string): string {
  return decimalOf(minor, currencyDecimals(currency))
}

/**
 * The offer of a product: only with a currency and a price in every tier. A price that has to be
 * agreed on is none, and neither is zero (R115, R310, T37).
 */
function offer({ priceTiers = [], currency }: ProductProps, url: string): Thing | undefined {
  const prices = priceTiers.flatMap(({ price }) => (typeof price === 'number' && price > 0 ? [price] : []))
  if (currency === undefined || prices.length === 0 || prices.length < priceTiers.length) return undefined
  const price = decimal(Math.min(...prices), currency)
  if (prices.length === 1) return { '@type': 'Offer', price, priceCurrency: currency, url }
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: decimal(Math.max(...prices), currency),
    priceCurrency: currency,
    offerCount: prices.length,
    url,
  }
}

/** A product with its model, pictures, most important attributes and certificates. */
export function productData({ subject, title, description, canonical, siteName, picture }: StructuredDataFacts): Thing {
  const props = (subject?.props ?? {}) as unknown as ProductProps
  const images = (props.images ?? []).flatMap(({ image }) => (image?.src ? [picture(image.src)] : []))
  const attributes = (props.importantAttributes ?? []).map(({ name, value }) => ({
    '@type': 'PropertyValue',
    name,
    value,
  }))
  const certifications = (props.certifications ?? []).map(({ name, number, file }) => ({
    '@type': 'Certification',
    name,
    certificationIdentification: number,
    url: file && picture(file),
  }))
  return {
    '@type': 'Product',
    name: props.name ?? title,
    description: props.summary ?? description,
    url: canonical,
    sku: props.model,
    brand: { '@type': 'Brand', name: siteName },
    image: images.length > 0 ? images : undefined,
    additionalProperty: attributes.length > 0 ? attributes : undefined,
    hasCertification: certifications.length > 0 ? certifications : undefined,
    offers: offer(props, canonical),
  }
}
