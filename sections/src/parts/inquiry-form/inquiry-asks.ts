/** What an inquiry asks of whoever sends it. */
export interface InquiryAsks {
  /** By the language: one name, or first and last name (R170). */
  readonly nameFields: 'auto' | 'one' | 'two'
  readonly askProduct: boolean
  readonly askCompany: boolean
  readonly askCountry: boolean
  readonly askImages: boolean
}
