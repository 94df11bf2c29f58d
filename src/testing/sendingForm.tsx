import type { ComponentType } from 'react';

/** Puts a story into a form. @param onSend called when the form is sent */
export const sendingForm = (onSend: () => void) =>
  function WithinForm(Story: ComponentType) {
    return (
      <form
        aria-label="Note"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <Story />
      </form>
    );
  };
