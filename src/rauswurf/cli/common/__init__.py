"""What all commands share: options, output, help, complaints, and how games look to people."""
