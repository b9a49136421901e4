import { defineTheme } from 'vitrine'

/** What is not said is that of Vitrine. */
export const sand = defineTheme({
  id: 'acme-sand',
  name: 'Sand',
  colors: {
    primary: '#7a4b00',
    buttonBackground: '#7a4b00',
    buttonBorder: '#7a4b00',
    buttonBackgroundHover: '#5c3800',
    buttonBorderHover: '#5c3800',
  },
  fonts: { title: 'serif' },
  radius: 4,
})
