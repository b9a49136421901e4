import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import { nameInWords } from '../labels.ts'

/** The fields of one group of a panel, which closes and opens. */
export function FieldGroup({ group, children }: { readonly group: string; readonly children: ReactNode }) {
  const { services } = useFormSurroundings()
  const [isOpen, setOpen] = useState(true)
  const title = services.label(`group.${group || 'other'}`) ?? nameInWords(group || 'other')
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        <button type="button" data-opens-group="" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronDown size={14} aria-hidden className={styles.chevron} />
          {title}
        </button>
      </h3>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </section>
  )
}
