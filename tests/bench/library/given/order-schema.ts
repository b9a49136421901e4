/** What every form asks for. */
export const orderSchema = {
  type: 'object',
  required: ['company', 'quantity'],
  properties: {
    company: { type: 'string', title: 'Company', minLength: 2 },
    quantity: { type: 'integer', title: 'Quantity', minimum: 1 },
    finish: { type: 'string', enum: ['plain', 'zinc plated', 'stainless'], title: 'Finish' },
    rating: { type: 'integer', title: 'Rating', minimum: 1, maximum: 5 },
  },
} as const

export const send = (order: unknown): void => console.log(order)
