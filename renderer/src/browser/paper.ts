/** Writes the address of the page on what is printed, with all that is chosen, and the day. */
export const watchPaper = (): void =>
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-printed-address]')) {
      place.textContent = location.href
      const day = place.nextElementSibling
      // How days are written stands in the page, as for those that the server wrote (R227).
      if (day instanceof HTMLElement)
        day.textContent = new Intl.DateTimeFormat(
          document.documentElement.lang,
          JSON.parse(day.dataset.today ?? '{}'),
        ).format()
    }
  })
