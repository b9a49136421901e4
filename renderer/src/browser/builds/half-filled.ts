/** What fields of all kinds have, as far as it is looked at here. */
type Field = Partial<Omit<HTMLInputElement, 'dataset'> & Pick<HTMLSelectElement, 'options'>> &
  Pick<HTMLElement, 'dataset'>

/** Whether something else stands in a field than the page was drawn with. */
function isFilled({
  dataset,
  options,
  type = '',
  tabIndex = -1,
  value,
  defaultValue = value,
  checked,
  defaultChecked,
}: Field) {
  if (options) {
    const drawn = [...options].find((option) => option.defaultSelected) ?? options[0]
    // The country of the browser's region is chosen by us.
    return value !== (drawn?.value ?? '') && value !== dataset.region
  }
  if (tabIndex < 0 || type === 'hidden') return false
  return /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue
}

/** Whether something is typed or chosen in a form that is not sent yet, or an image was added to it. */
export const isFormFilled = (form: HTMLFormElement): boolean =>
  form.method === 'post' &&
  (([...form.elements] as HTMLElement[]).some(isFilled) || form.querySelector('[data-image]') !== null)

/** The same of all forms of the page; what is searched for is quickly typed again. */
export const isHalfFilled = (): boolean => [...document.forms].some(isFormFilled)
