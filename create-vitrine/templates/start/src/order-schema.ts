/** What the form asks for: any JSON Schema will do. */
export const orderSchema = {
  type: 'object',
  required: ['company', 'quantity'],
  properties: {
    company: { type: 'string', title: 'Company', minLength: 2 },
    quantity: { type: 'integer', title: 'Quantity', minimum: 1 },
    finish: { enum: ['plain', 'zinc plated', 'stainless'], title: 'Finish' },
    remarks: { type: 'string', title: 'Remarks' },
  },
} as const
