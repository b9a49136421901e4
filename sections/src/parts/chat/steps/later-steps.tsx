import type { ReactNode } from 'react'
import type { Chat } from '../use-chat.ts'
import { CountryStep } from './country/country-step.tsx'
import { ImagesStep } from './images/images-step.tsx'
import { ProductStep } from './product/product-step.tsx'
import { Review } from './review/review.tsx'
import { SelectionStep } from './selection-step.tsx'
import { Sent } from './sent/sent.tsx'

/** The steps that are not drawn at the beginning. */
export function LaterStep({ chat }: { readonly chat: Chat }): ReactNode {
  switch (chat.state.step) {
    case 'product':
      return <ProductStep chat={chat} />
    case 'country':
      return <CountryStep chat={chat} />
    case 'selection':
      return <SelectionStep chat={chat} />
    case 'images':
      return <ImagesStep chat={chat} />
    case 'sent':
      return <Sent chat={chat} />
    default:
      return <Review chat={chat} />
  }
}
