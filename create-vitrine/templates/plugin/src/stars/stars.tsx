import { defineSetter, type SetterProps } from '@vitrine/setters'

/** A number of stars, from one to five. */
function Stars({ value = 5, onChange, id, describedBy, disabled }: SetterProps<number>) {
  return (
    <span style={{ display: 'flex', gap: '0.5rem' }}>
      <input
        id={id}
        type="range"
        min={1}
        max={5}
        value={value}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{'★'.repeat(value)}</output>
    </span>
  )
}

/** For every value whose schema names it: `setter: 'acme-stars'`. */
export const stars = defineSetter('acme-stars', Stars, { match: (node) => node.setter === 'acme-stars' && 5 })
