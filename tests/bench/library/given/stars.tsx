interface StarsProps {
  readonly value: number | undefined
  readonly onChange: (value: number) => void
}

/** A control of one's own: five stars. */
export const Stars = ({ value = 0, onChange }: StarsProps) => (
  <fieldset aria-label="Stars">
    {[1, 2, 3, 4, 5].map((star) => (
      <button key={star} type="button" aria-pressed={star <= value} onClick={() => onChange(star)}>
        {star <= value ? '★' : '☆'}
      </button>
    ))}
  </fieldset>
)
