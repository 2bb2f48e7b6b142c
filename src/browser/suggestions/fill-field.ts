/** Sets a field's value as if it had been typed, so that listeners and React receive the event. */
export const fillField = (field: HTMLInputElement, text: string): void => {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
};
