import type { StageVisit } from '@vitrine/renderer'
import { policies } from '../parts/form/load.ts'
import { countriesRequest, inquiryProduct, productRequest } from '../parts/inquiry-form/inquiry-product.ts'
import type { InquiryProps } from './spec.ts'

export const load = ({ props, visit }: { readonly props: InquiryProps; readonly visit: StageVisit }) => ({
  policies: policies(),
  ...(props.askProduct && productRequest(inquiryProduct(props.product, visit))),
  ...(props.askCountry && { countries: countriesRequest() }),
})
