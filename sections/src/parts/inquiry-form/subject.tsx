import { drawText, formatNumber, Image, inLanguage, useStage, useUnit } from '@vitrine/renderer'
import { formLimits, unitCodes } from '@vitrine/schemas'
import { Field } from '../form/field.tsx'
import { FormFields } from '../form/form.tsx'
import { AskedLines, selectionOf } from './asked-lines.tsx'
import type { InquiryProduct } from './inquiry-product.ts'
import styles from './subject.module.css'

/** Units stand alone here, so they are said as of many. */
const MANY = 100

/** What is asked about, and how much of it: filled in from the product (R183), or written by the visitor. */
export function InquirySubject({ product }: { readonly product: InquiryProduct | undefined }) {
  return product ? <KnownProduct product={product} /> : <AnyProduct />
}

function AnyProduct() {
  const { words } = useStage()
  const unit = useUnit()
  return (
    <FormFields>
      <Field
        name="productName"
        label={words('inquiry.product')}
        hint={words('inquiry.productHint')}
        maxLength={formLimits.productName}
        autoComplete="off"
        wide
      />
      <Field name="quantity" type="quantity" label={words('inquiry.quantity')} />
      <Field
        name="unit"
        type="choice"
        label={words('inquiry.unit')}
        value="piece"
        options={unitCodes.map((code) => ({ value: code, name: unit(code, MANY) }))}
        autoComplete="off"
      />
    </FormFields>
  )
}

/** A quantity that was chosen before; anything else in the address is none. */
const chosenQuantity = (quantity = ''): string | undefined =>
  /^[1-9][0-9]{0,8}$/.test(quantity) ? quantity : undefined

function KnownProduct({ product }: { readonly product: InquiryProduct }) {
  const { id, props, languages } = product
  const stage = useStage()
  const { language, visit, words } = stage
  const unit = useUnit()
  const { name, model, images, minOrderQuantity } = props
  const chosen = chosenQuantity(visit.query.quantity)
  const code = props.unit ?? 'piece'
  const selection = selectionOf(product, visit.query.s)
  return (
    // What is chosen on the page around it is put in here again when it changes.
    <div className={styles.subject} data-selection-of={id}>
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="productName" value={name} />
      <input type="hidden" name="unit" value={code} />
      {images?.[0] && <Image image={images[0].image} sizes="6rem" className={styles.picture} />}
      <div className={styles.what}>
        <p className={styles.about}>{words('inquiry.about')}</p>
        <p className={styles.name} {...inLanguage(languages?.name, stage)}>
          {drawText(name)}
        </p>
        {model && (
          <p className={styles.model}>
            <bdi dir="ltr">{drawText(model)}</bdi>
          </p>
        )}
      </div>
      {selection.lines.length > 0 ? (
        <AskedLines product={product} selection={selection} />
      ) : (
        <div className={styles.quantity}>
          <Field
            name="quantity"
            type="quantity"
            label={words('inquiry.quantityIn', { unit: unit(code, MANY) })}
            value={chosen}
            readOnly={chosen !== undefined}
            hint={
              minOrderQuantity !== undefined &&
              words('inquiry.moq', {
                quantity: `${formatNumber(minOrderQuantity, language)} ${unit(code, minOrderQuantity)}`,
              })
            }
          />
        </div>
      )}
    </div>
  )
}
