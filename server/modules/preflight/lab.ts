const cube = (value: number) => (value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29))
const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
const shown = (value: number) => gamma(Math.min(1, Math.max(0, value)))

/** Lab under D50, its light from 0 to 100, as sRGB from 0 to 1; what sRGB cannot show is cut off. */
export function labToRgb(light: number, a: number, b: number): [number, number, number] {
  const middle = (light + 16) / 116
  const x = 0.96422 * cube(middle + a / 500)
  const y = cube(middle)
  const z = 0.82521 * cube(middle - b / 200)
  return [
    shown(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
    shown(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
    shown(0.0719453 * x - 0.2289914 * y + 1.4052427 * z),
  ]
}
