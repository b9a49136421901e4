import { inLanguage, type Stage } from '@vitrine/renderer'
import { imageVariant } from '@vitrine/schemas'
import type { Product } from '../product-facts/product-of.ts'
import { productOffer } from '../selection/product-offer.ts'
import type { ChatData } from './chat-data.ts'
import type { ChatProduct } from './machine/state.ts'

/** Pixels: twice as many as its card is wide. */
const PICTURE = 160

function pictureOf({ props }: Product, asset: Stage['asset']): string | undefined {
  const image = props.images?.[0]?.image
  if (!image?.src) return undefined
  const copies = image.src.startsWith('data:') ? [] : (image.widths ?? []).filter((width) => width >= PICTURE)
  return asset(copies.length > 0 ? imageVariant(image.src, Math.min(...copies)) : image.src)
}

/** A product as the conversation knows it, from how the service tells of it. */
export function chatProduct(product: Product, stage: Stage, units: ChatData['units']): ChatProduct {
  const { id, props, languages } = product
  const code = props.unit ?? 'piece'
  const { lang, dir } = inLanguage(languages?.name, stage)
  return {
    id,
    name: props.name,
    ...(lang !== undefined && { lang, dir }),
    ...(props.model && { model: props.model }),
    picture: pictureOf(product, stage.asset),
    selection: productOffer(product, stage, units[code] ?? { other: code.replaceAll('-', ' ') }),
  }
}
