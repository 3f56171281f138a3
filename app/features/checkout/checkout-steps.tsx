import { StepsBar } from '#app/ui/steps-bar.tsx'
import { paths } from '#app/paths.ts'
import { checkoutTexts } from '#texts/nl/checkout.ts'

/** The three steps; what is done is a link until the order is placed. */
export function CheckoutSteps({ current }: { readonly current: 0 | 1 | 2 }) {
  return (
    <StepsBar
      label={checkoutTexts.steps}
      doneText={checkoutTexts.stepDone}
      current={current}
      steps={[
        { label: checkoutTexts.stepDetails, to: current < 2 ? paths.orderDetails : undefined },
        { label: checkoutTexts.stepConfirm },
        { label: checkoutTexts.stepPlaced },
      ]}
    />
  )
}
