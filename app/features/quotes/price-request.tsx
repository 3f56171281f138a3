import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ParkedCart } from '#contract/parked-carts.ts'
import { api } from '#app/lib/api/api.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { messageCircleIcon } from '#app/ui/icons/message-circle.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { priceRequestStateTexts, priceRequestTexts as texts } from '#texts/nl/quotes.ts'
import accountStyles from '#app/lib/account/account.module.css'
import { TextForm } from '#app/lib/forms/text-form.tsx'
import quoteStyles from './quote-page.module.css'

type Request = NonNullable<ParkedCart['priceRequest']>

/** The talk with the shop about a price of its own. */
export function PriceRequest({ quote }: { readonly quote: ParkedCart }) {
  const [isWriting, setIsWriting] = useState(false)
  const [ending, setEnding] = useState(false)
  const runCall = useCall()
  const revalidator = useRevalidator()
  const { priceRequest: request } = quote
  const params = { id: quote.id }

  async function run(call: () => Promise<ParkedCart>, title: string): Promise<boolean> {
    const after = await runCall(call, { onError: showCallError })
    await revalidator.revalidate()
    if (after) showToast({ tone: 'good', title })
    return after !== null
  }

  async function send(message: string) {
    if (await run(() => api.askPrice({ params, body: { message } }), texts.sent)) setIsWriting(false)
  }

  async function end() {
    setEnding(true)
    const isOffer = request?.state === 'offered'
    await run(() => api.endPriceRequest({ params }), isOffer ? texts.declined : texts.withdrawn)
    setEnding(false)
  }

  const mayAsk = request?.mayAsk ?? true
  return (
    <section className={`panel ${accountStyles.panel} ${quoteStyles.talk}`}>
      <header>
        <h2>{texts.title}</h2>
        {request && (
          <StatusLabel tone={priceRequestStateTexts[request.state].tone}>
            {priceRequestStateTexts[request.state].label}
          </StatusLabel>
        )}
      </header>
      {request ? <Messages messages={request.messages} /> : <p>{texts.intro}</p>}
      {isWriting && mayAsk ? (
        <TextForm
          label={texts.message}
          hint={texts.messageHint}
          text=""
          submit={texts.send}
          onSend={send}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        <div className={quoteStyles.buttons}>
          {mayAsk && (
            <Button look="secondary" icon={messageCircleIcon} onClick={() => setIsWriting(true)}>
              {isOpen(request) ? texts.reply : texts.ask}
            </Button>
          )}
          {request?.mayEnd && (
            <Button look="tertiary" pending={ending} onClick={() => void end()}>
              {request.state === 'offered' ? texts.decline : texts.withdraw}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const isOpen = (request: Request | null) => request !== null && request.mayEnd

function Messages({ messages }: Pick<Request, 'messages'>) {
  const { theme } = useShop()
  return (
    <ol>
      {messages.map(({ id, author, name, body, sentAt }) => (
        <li key={id} className={classNames(quoteStyles.message, author === 'shop' && quoteStyles.fromShop)}>
          <p>{wholeDates(texts.on(name ?? theme?.shopName ?? '', formatDate(sentAt)))}</p>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  )
}
