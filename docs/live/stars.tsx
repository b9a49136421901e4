import { defineSetter, type SetterProps } from '@vitrine/setters'
import { FormExample } from './form-example.tsx'

/** A number from one to five, as buttons. */
function Stars({ value = 0, onChange, labelId, disabled }: SetterProps<number>) {
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="stars">
      {[1, 2, 3, 4, 5].map((stars) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons that look like stars
        <button
          key={stars}
          type="button"
          role="radio"
          aria-checked={stars === value}
          aria-label={`${stars} of 5`}
          disabled={disabled}
          onClick={() => onChange(stars)}
        >
          {stars <= value ? '★' : '☆'}
        </button>
      ))}
    </div>
  )
}

export const stars = defineSetter('my-stars', Stars, {
  match: (node) => node.type === 'integer' && node.maximum === 5 && 5,
  isInput: false,
})

const review = {
  type: 'object',
  required: ['quality'],
  properties: {
    quality: { type: 'integer', minimum: 1, maximum: 5, title: 'Quality' },
    delivery: { type: 'integer', minimum: 1, maximum: 5, title: 'Delivery' },
    boxes: { type: 'integer', minimum: 1, maximum: 400, title: 'Boxes' },
  },
}

export const starsExample = () => <FormExample schema={review} setters={[stars]} />
