const isFilled = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const drawn = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    // The country of the browser's region is chosen by us.
    return control.value !== (drawn?.value ?? '') && control.value !== control.dataset.region
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden' || control.tabIndex < 0) return false
  if (control.type === 'file') return control.value !== ''
  if (/^(?:checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** Whether something is typed or chosen in a form that is not sent yet; what is searched for is quickly typed again. */
export const isHalfFilled = (): boolean =>
  [...document.forms].some((form) => form.method === 'post' && [...form.elements].some(isFilled))
